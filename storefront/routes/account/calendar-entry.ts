import { storeTimeZone } from '#domain/branches/store-time.ts'

interface Entry {
  /** The same for every entry about the same thing: a calendar replaces the older one. */
  uid: string
  title: string
  place: string
  details: string
  url: string
  startMs: number
  endMs: number
  writtenMs: number
}

const lineOctets = 75

/**
 * An entry for a calendar as a file of the form iCalendar (RFC 5545), with lines of at most 75 octets. Its times are those
 * of the store's time zone, which has had no summer time since 1974 and is described in the file.
 */
export function calendarEntry({ uid, title, place, details, url, startMs, endMs, writtenMs }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrina//Orders//ES',
    'BEGIN:VTIMEZONE',
    `TZID:${storeTimeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19741027T000000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0400',
    'TZNAME:AST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${digitsOf(writtenMs)}Z`,
    `DTSTART;TZID=${storeTimeZone}:${digitsOf(startMs - offsetMs)}`,
    `DTEND;TZID=${storeTimeZone}:${digitsOf(endMs - offsetMs)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(details)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const offsetMs = 4 * 3_600_000

/** `20261123T160000`: an instant as UTC. */
const digitsOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** A line in parts of at most 75 octets; each but the first begins with a space. No character is divided. */
function folded(line: string): string[] {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (encoder.encode(part + character).length > lineOctets) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part]
}
