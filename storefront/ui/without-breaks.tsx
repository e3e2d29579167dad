/** A name whose short pairs stay on one line: "USB-C" is not torn at its hyphen. */
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
