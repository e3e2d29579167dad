/** The networks' icons as SVG paths of 24 by 24 units, drawn for the store in one line weight. */
const paths = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2v.1',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.6 1.7-1.6h1.9V3h-2.7C12 3 10.5 4.700 10.5 7.200v2.300H8V13h2.5v8Z',
  // The thick stroke is an outline: two thin ones would read as “close”.
  X: 'M3.500 4h4.800l12.200 16h-4.800ZM19.800 4l-6.500 6.700M10.600 13.400 4.200 20',
  YouTube: 'M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm5 3.5v5l4.5-2.5Z',
  WhatsApp:
    'M3.500 20.500 4.900 16.300A8.700 8.700 0 1 1 8 19.300ZM8.700 8.300c.2 3.600 3.200 6.600 7 7l.9-2.200-2.300-1.100-1 .9a5 5 0 0 1-2.300-2.300l.9-1-1.100-2.300Z',
  Pinterest: 'M9 21l3-11M10.200 15.600a4 4 0 1 0-2.500-2.600M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
}

export type SocialNetwork = keyof typeof paths

/** The icon of a social network, without a text. */
export function SocialIcon({ name }: { name: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  )
}
