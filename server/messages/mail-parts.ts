import { escapeHtml } from '#server/platform/html.ts'
import type { MailPicture } from '#server/platform/mail.ts'
import type { MailColours } from './mail-colours.ts'

/** A part of a mail: one text for both of its forms, so that HTML and plain text have the same content. */
export interface MailPart {
  text: string
  /** A row of the mail's table. The colours are those of the light theme; the class names give those of the dark one. */
  html(colours: MailColours): string
  /** The picture that its HTML shows. */
  picture?: MailPicture
}

/** A row of the mail's table. */
export function row(content: string, paddingTop = 16): string {
  return `<tr><td style="padding:${paddingTop}px 24px 0">${content}</td></tr>`
}

const font = 'font-family:Figtree,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** The inline style of a text, since some mail programs read no style sheet. */
export function textStyle(colour: string, size: number, more = ''): string {
  return `margin:0;${font};font-size:${size}px;line-height:${Math.round(size * 1.5)}px;color:${colour};${more}`
}

export function paragraph(text: string): MailPart {
  return {
    text,
    html: ({ ink }) => row(`<p class="ink" style="${textStyle(ink, 16)}">${escapeHtml(text)}</p>`),
  }
}

/** A paragraph that stands back behind the others. */
export function note(text: string): MailPart {
  return {
    text,
    html: ({ muted }) => row(`<p class="muted" style="${textStyle(muted, 14)}">${escapeHtml(text)}</p>`),
  }
}

/** A link to a page. Without a URL there is none: the store does not know its own where PUBLIC_URL is not set. */
export function button(text: string, url: string | undefined): MailPart[] {
  if (url === undefined) return []
  return [
    {
      text: `${text}: ${url}`,
      html: ({ accent, onAccent }) =>
        row(
          // The cell has the colour and the link the padding: this way Outlook shows a button too, and all of it is the
          // link.
          `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${accent}" style="border-radius:10px;background:${accent}">` +
            `<a class="button-text" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${textStyle(onAccent, 16, 'font-weight:600;text-decoration:none')}">${escapeHtml(text)}</a></td></tr></table>`,
          24,
        ),
    },
  ]
}

/** A link that stands back behind the button of a mail; none without a URL, as `button`. */
export function link(text: string, url: string | undefined): MailPart[] {
  if (url === undefined) return []
  return [
    {
      text: `${text}: ${url}`,
      html: (colours) =>
        row(
          `<p style="margin:0"><a class="link" href="${escapeHtml(url)}" style="${textStyle(colours.link, 16, 'text-decoration:underline')}">${escapeHtml(text)}</a></p>`,
        ),
    },
  ]
}

/** A title of the parts below it. */
export function heading(text: string): MailPart {
  return {
    text,
    html: ({ ink }) =>
      row(`<h2 class="ink" style="${textStyle(ink, 16, 'font-weight:700')}">${escapeHtml(text)}</h2>`, 24),
  }
}

/**
 * A picture in the middle, on white in both themes, with a text below it that says what it is. A reader whose program
 * shows no pictures has the text.
 */
export function picture(file: MailPicture, size: number, caption: string): MailPart {
  const white = 'bgcolor="#ffffff" style="padding:8px;border-radius:10px;background:#ffffff"'
  return {
    text: caption,
    picture: file,
    html: ({ ink }) =>
      row(
        `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td ${white}>` +
          `<img src="cid:${file.contentId}" alt="" width="${size}" height="${size}" style="display:block;width:${size}px;height:${size}px;border:0"></td></tr></table>`,
        24,
      ) +
      row(
        `<p class="ink" style="${textStyle(ink, 16, 'font-weight:700;text-align:center')}">${escapeHtml(caption)}</p>`,
        12,
      ),
  }
}

/** A code to type or copy: digits without spaces between them, since a copied space would be part of the code. */
export function code(digits: string): MailPart {
  return {
    text: digits,
    html: ({ sunken, ink }) =>
      row(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="sunken" align="center" bgcolor="${sunken}" style="padding:16px 8px;border-radius:10px;background:${sunken}">` +
          `<span class="ink" style="${textStyle(ink, 32, 'font-weight:700;letter-spacing:8px;margin-right:-8px')}">${escapeHtml(digits)}</span></td></tr></table>`,
      ),
  }
}

/** Names with their values, each on a line of its own; the last one stands out where `hasTotal` says so. */
export function facts(pairs: readonly (readonly [string, string])[], { hasTotal = false } = {}): MailPart {
  return {
    text: pairs.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: (colours) =>
      row(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${pairs
          .map(([name, value], at) => factRow(colours, name, value, hasTotal && at === pairs.length - 1))
          .join('')}</table>`,
      ),
  }
}

function factRow({ ink, muted, line }: MailColours, name: string, value: string, isTotal: boolean): string {
  const cell = `class="line" valign="top" style="padding:10px 0;border-top:1px solid ${line}`
  const [nameStyle, valueStyle] = isTotal
    ? [textStyle(ink, 16, 'font-weight:700'), textStyle(ink, 16, 'font-weight:700;text-align:right')]
    : [textStyle(muted, 14), textStyle(ink, 14, 'text-align:right')]
  return (
    `<tr><td ${cell}"><p class="${isTotal ? 'ink' : 'muted'}" style="${nameStyle}">${escapeHtml(name)}</p></td>` +
    `<td ${cell};padding-left:16px" align="right"><p class="ink" style="${valueStyle}">${escapeHtml(value)}</p></td></tr>`
  )
}
