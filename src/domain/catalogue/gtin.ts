const LENGTHS = [8, 12, 13, 14]

/** An article number of GS1 (EAN, UPC): its last digit follows from the others. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const [check = 0, ...digits] = [...text].map(Number).toReversed()
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}
