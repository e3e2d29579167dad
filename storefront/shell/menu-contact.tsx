import { ContactBlock } from './contact-block.tsx'
import { SocialLinks } from './social-links.tsx'

/** How the shop is reached, below the menu of a phone. */
export default function MenuContact() {
  return (
    <>
      <ContactBlock />
      <SocialLinks />
    </>
  )
}
