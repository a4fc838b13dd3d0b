import type { ShopFunction } from './define-function.server.ts'

/** The functions that answer at POST /api/functions/{name}. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {}
