const digits = /^(?!000)\d{11}$/

/**
 * Whether a text is a Dominican national ID (cédula, ACCOUNT-15): 11 digits once dashes and spaces are gone, the first
 * three not 000, the last a check digit over the others. Any single mistyped digit is noticed.
 */
export function isNationalId(text: string): boolean {
  const number = text.replace(/[- ]/g, '')
  return digits.test(number) && nationalIdCheckDigit(number.slice(0, 10)) === Number(number[10])
}

/**
 * The check digit of a national ID's first ten digits: weights 1 and 2 in turn, the digits of a product above 9 summed,
 * then what is missing to the next ten. `0011391820` gives 5.
 */
export function nationalIdCheckDigit(firstTen: string): number {
  const sum = [...firstTen].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
