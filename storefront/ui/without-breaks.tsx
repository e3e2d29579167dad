/**
 * What is not broken over two lines: a short word with its number, such as the model "Aria 11", a short compound such as
 * "USB-C", and an amount such as "1 m".
 */
const unbroken =
  /(?<![\p{L}\d])(\p{L}{2,6} \d{1,4}(?![\d.,]{0,8}\d)(?: [A-Za-z]{1,3}\b)?|\w{1,20}-\w\b|\d[\d.,]{0,7} [A-Za-z]{1,3}\b)/u

/** A product's name without a line break inside of a model and its number, a short compound or an amount. */
export const withoutBreaks = (name: string) =>
  name.split(unbroken).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
