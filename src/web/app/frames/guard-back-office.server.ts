import type { MiddlewareFunction } from 'react-router'
import { administratorsOnly, helpersToo } from '#web/accounts/session/access.server.ts'
import { routes } from '../route-table.ts'

/** The pages that helpers have, by their patterns; the menu shows them these alone. */
export const helperPaths: readonly string[] = routes
  .filter(({ access }) => access === 'helper')
  .map(({ path }) => path)

/** The route table says which page helpers have; everything else is for administrators. */
export const guardBackOffice: MiddlewareFunction<Response> = (args, next) =>
  (helperPaths.includes(args.pattern) ? helpersToo : administratorsOnly)(args, next)
