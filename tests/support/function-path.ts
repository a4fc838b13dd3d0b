import { pathTo } from '#addresses.ts'

/** A function by its name, a resource route by its path. */
export const pathOf = (name: string) => (name.startsWith('/') ? name : pathTo('functions', { name }))
