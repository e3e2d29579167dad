/** A product's name in which a short compound such as "USB-C" and an amount such as "1 m" are not broken. */
export const withoutBreaks = (name: string) =>
  name.split(/\b(\w+-\w\b|\d[\d.,]{0,7} [A-Za-z]{1,3}\b)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
