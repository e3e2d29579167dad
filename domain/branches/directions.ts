/** The URL of directions to a place at a maps service (SHELL-17). */
export const directionsUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
