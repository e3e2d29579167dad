import { ContactBlock } from './contact-block.tsx'
import { SocialLinks } from './social-links.tsx'

/** The contact details and the social networks at the end of the mobile menu. */
export default function MenuContact() {
  return (
    <>
      <ContactBlock />
      <SocialLinks />
    </>
  )
}
