import { Icon, type IconName } from '../../ui/icon.tsx'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  label: string
  onClick: () => void
  icon: IconName
  className?: string
}

export function CarouselButton({ label, onClick, icon, className = '' }: Props) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={`carousel-button ${className}`}>
      <Icon name={icon} className="size-4.5" />
    </button>
  )
}

interface PlayProps {
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
  /** The name of the carousel, for screen readers: the page has several. */
  name?: string
}

/** Pauses and resumes a carousel that advances by itself (WCAG 2.2.2). It is hidden under reduced motion, where none does. */
export function PlayButton({ isPlaying, setPlaying, name }: PlayProps) {
  const messages = useMessages(homeMessages)
  const label = isPlaying ? messages.pause : messages.play
  return (
    <CarouselButton
      label={name ? `${label}: ${name}` : label}
      onClick={() => setPlaying(!isPlaying)}
      icon={isPlaying ? 'pause' : 'play'}
      className="needs-script motion-reduce:hidden"
    />
  )
}
