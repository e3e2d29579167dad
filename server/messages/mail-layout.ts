import type { Language } from '#contract/language.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { escapeHtml } from '#server/platform/html.ts'
import { logoContentId, type MailText } from '#server/platform/mail.ts'
import type { Settings } from '#server/platform/settings.ts'
import { type MailColours, mailColours } from './mail-colours.ts'
import { type MailPart, row, textStyle } from './mail-parts.ts'

/** The settings that mails are made with: whose they are, and how they look. */
export type MailSettings = Pick<Settings, 'shop' | 'STORE_LOOK'>

export interface MailContent {
  subject: string
  /** The line that a list of mails shows beside the subject. */
  preview: string
  title: string
  parts: readonly MailPart[]
}

/**
 * A mail in both forms. Its HTML is one table of at most 600 px with inline styles, which every mail program shows; it
 * needs no picture to be read. Both themes are in it: a program that knows no style sheet shows the light one
 * (ACCOUNT-32).
 */
export function mailOf(settings: MailSettings, language: Language, content: MailContent): MailText {
  const { title, parts } = content
  const contact = contactOf(settings)
  const footer = [settings.shop.name, ...contact].join('\n')
  const pictures = parts.flatMap((part) => part.picture ?? [])
  return {
    // A line break would begin another header.
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    text: `${[title, ...parts.map((part) => part.text), footer].join('\n\n')}\n`,
    html: documentOf(settings, language, content, contact),
    ...(pictures.length > 0 && { pictures }),
  }
}

function documentOf(
  settings: MailSettings,
  language: Language,
  { subject, preview, title, parts }: MailContent,
  contact: readonly string[],
): string {
  const { light, dark } = mailColours(settings)
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkTheme(dark)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${blanks}</div>
<table ${table} class="paper" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px 32px">
<table ${table.replace('100%', '600')} lang="${language}" style="width:100%;max-width:600px">
<tr><td style="padding:0 24px 20px">${headOf(settings, light)}</td></tr>
<tr><td>
<table ${table} class="raised line" bgcolor="${light.raised}" style="background:${light.raised};border:1px solid ${light.line};border-radius:16px;border-collapse:separate">
${row(`<h1 class="ink" style="${textStyle(light.ink, 25, 'line-height:32px;font-weight:700')}">${escapeHtml(title)}</h1>`, 28)}
${parts.map((part) => part.html(light)).join('\n')}
<tr><td style="height:32px;line-height:32px;font-size:0">&nbsp;</td></tr>
</table>
</td></tr>
${row([settings.shop.name, ...contact].map((line) => footerLine(light, line)).join(''), 20)}
</table>
</td></tr></table>
</body>
</html>
`
}

/** Without these, a list of mails fills the line after the preview with the beginning of the mail. */
const blanks = '&#8199;&#847; '.repeat(60)

function footerLine({ muted }: MailColours, line: string): string {
  return `<p class="muted" style="${textStyle(muted, 14, 'text-align:center')}">${escapeHtml(line)}</p>`
}

/**
 * The shop's logo, or its name. The logo stands on white in both themes: one that is made for a light page could not be
 * seen on a dark one, and some mail programs show a dark page without the styles that would choose another picture.
 */
function headOf({ shop }: MailSettings, { ink }: MailColours): string {
  const name = escapeHtml(shop.name)
  const style = textStyle(ink, 20, 'font-weight:700')
  if (!shop.images.logo) return `<p class="ink" style="${style}">${name}</p>`
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#ffffff" style="padding:8px 12px;border-radius:10px;background:#ffffff">` +
    `<img src="cid:${logoContentId}" alt="${name}" height="32" style="display:block;height:32px;width:auto;max-width:240px;border:0;${textStyle('#191e28', 20, 'font-weight:700')}"></td></tr></table>`
  )
}

function darkTheme(colours: MailColours): string {
  const rules = [
    ...(['paper', 'raised', 'sunken'] as const).map((name) => `.${name} { background: ${colours[name]} !important; }`),
    ...(['ink', 'muted', 'link'] as const).map((name) => `.${name} { color: ${colours[name]} !important; }`),
    `.line { border-color: ${colours.line} !important; }`,
    `.button { background: ${colours.accent} !important; }`,
    `.button-text { color: ${colours.onAccent} !important; }`,
  ]
  return `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`
}

/** The ways to reach the shop, as far as store.json has them. */
function contactOf({ shop: { contact } }: MailSettings): string[] {
  return [contact.phone && formatPhone(contact.phone), contact.email, contact.address].filter((line) => line !== '')
}
