import { pathTo } from '#addresses.ts'

/** A function by its name, a resource route by its path. */
export const extractPath = (name: string) => (name.startsWith('/') ? name : pathTo('functions', { name }))
