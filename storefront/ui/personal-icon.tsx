import '../theme/personal-icons.css'
import { Icon, type IconName } from './icon.tsx'

/** The icons that only pages of one customer and dialogs show; each has a mask in theme/personal-icons.css. */
type PersonalIconName =
  | 'award'
  | 'badge-check'
  | 'camera'
  | 'circle'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-slash'
  | 'clipboard-list'
  | 'cloud-off'
  | 'construction'
  | 'credit-card'
  | 'door-open'
  | 'eye-off'
  | 'file-text'
  | 'gift'
  | 'hand-coins'
  | 'hourglass'
  | 'image-plus'
  | 'info'
  | 'key-round'
  | 'laptop'
  | 'link-2-off'
  | 'loader-circle'
  | 'mail-warning'
  | 'map-pin-off'
  | 'map-pin-plus'
  | 'message-square-warning'
  | 'monitor-smartphone'
  | 'package-x'
  | 'pencil'
  | 'receipt-text'
  | 'settings'
  | 'shield-alert'
  | 'smartphone'
  | 'star-outline'
  | 'tablet'
  | 'triangle-alert'
  | 'undo-2'
  | 'user-round-check'
  | 'user-round-plus'
  | 'wallet'

export type AnyIconName = IconName | PersonalIconName

/** An icon like `Icon`, of all. Its style sheet loads with it, so that the pages which everybody may read stay lighter. */
export function PersonalIcon({ name, className = 'size-5' }: { name: AnyIconName; className?: string }) {
  return <Icon name={name as IconName} className={className} />
}
