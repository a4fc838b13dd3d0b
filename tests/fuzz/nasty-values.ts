import fc from 'fast-check'

/** What has broken other programs before. Each is a text that a browser or a script can really send. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202Etxt.exe',
  '\u200B\u200D\uFEFF',
  '\uD800',
  'a\uDC00b\uD83D',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'İıſK',
  '\r\nSet-Cookie: planted=1',
  '\r\n\r\n<html>',
  "' OR '1'='1",
  "'; DROP TABLE products; --",
  '"; UPDATE users SET email = null; --',
  '1 UNION SELECT password_hash FROM accounts',
  "\\'; SELECT pg_sleep(5); --",
  '$$ || $1 || %s',
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=window.__xss=1>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '=HYPERLINK("http://example.invalid","x")',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/\\example.invalid',
  '//example.invalid',
  'http://169.254.169.254/latest/meta-data/',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x7fffffff',
  '9'.repeat(400),
  '-1',
  '1.5',
  '1,5',
  '2147483648',
  '9007199254740993',
  '0000-00-00',
  '9999-99-99',
  '275760-09-13',
  '%',
  '%00',
  '%_%',
  '\\',
  '(((((((((((((((((((((a+)+)+)+$',
  '[]',
  '{}',
  'x'.repeat(5_000),
  'ã'.repeat(20_000),
]

const numbersAtEdges = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  1e21,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  Number.MIN_VALUE,
]

export const nastyKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '$gt',
  'a.b',
  '\0',
]

const deepObject = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 1)
const deepList = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)

export const nastyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom(...numbersAtEdges) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 2, arbitrary: fc.constantFrom([], {}, [[]], [null], { length: -1 }, { valueOf: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(40, 400, 4_000).map(deepObject) },
  { weight: 1, arbitrary: fc.constantFrom(40, 400, 4_000).map(deepList) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3_000 }, (_, index) => index)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
