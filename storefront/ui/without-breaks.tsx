/** A product's name in which a short compound such as "USB-C" is not broken at its hyphen. */
export const withoutBreaks = (name: string) =>
  name.split(/\b(\w+-\w\b)/).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
