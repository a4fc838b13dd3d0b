import type { Plugin } from 'vite'

/** In Drizzle's `is`, for what is no instance: a walk up its classes that finds those of a second copy by their names. */
const SEARCH_FOR_ANOTHER_COPY = /(if \(value instanceof type\) \{\s*return true;\s*\})[\s\S]*?(\n\}\nexport)/

/** The server has one copy, in which an instance is known as one. Where Drizzle is written otherwise, nothing is changed. */
export const withoutSearchForAnotherCopy = (code: string): string =>
  code.replace(SEARCH_FOR_ANOTHER_COPY, '$1\n  return false;$2')

export const oneDrizzle: Plugin = {
  name: 'one-drizzle',
  apply: 'build',
  transform: {
    filter: { id: /\/drizzle-orm\/entity\.js$/ },
    handler: (code) => ({ code: withoutSearchForAnotherCopy(code), map: null }),
  },
}
