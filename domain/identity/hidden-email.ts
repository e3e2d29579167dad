/**
 * An e-mail address with most of it hidden, `m•••a@e•••.com`: its owner recognises it, and nobody else learns it. The
 * number of dots says nothing about the length.
 */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)]
  const dot = domain.lastIndexOf('.')
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name[0]}•••${last}@${domain[0]}•••${domain.slice(dot)}`
}
