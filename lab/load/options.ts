import { parseArgs } from 'node:util'

export interface LoadOptions {
  minutes: number
  visitors: number
  seed: number
}

export function readOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      visitors: { type: 'string', default: '400' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
    },
  })
  return {
    minutes: positive('minutes', values.minutes),
    visitors: positive('visitors', values.visitors),
    seed: positive('seed', values.seed),
  }
}

function positive(name: string, text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new RangeError(`--${name} takes a number above 0`)
  return number
}
