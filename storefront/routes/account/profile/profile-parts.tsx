import type { User } from '../../../shopper/shopper.tsx'
import { CustomerCode } from './customer-code.tsx'
import { PhoneStatus } from './phone-status.tsx'
import { ProfilePicture } from './profile-picture.tsx'

interface Props {
  user: User
  /** The customer as the form has stored them. */
  stored: User
  onConfirmed: (phone: string) => void
}

/** What the profile has below its form: whether the phone is confirmed, the picture and the customer code. */
export default function ProfileParts({ user, stored, onConfirmed }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <PhoneStatus phone={stored.phone} onConfirmed={onConfirmed} />
      <ProfilePicture user={stored} />
      <CustomerCode user={user} />
    </div>
  )
}
