import { createContext } from 'react'
import type { PlainRoute } from './menu-entry.ts'

/** A file that a feature offers on pages of other features, declared in its `module.ts`. */
export interface OfferedFile {
  readonly page: PlainRoute
  readonly label: string
}

export const OfferedFiles = createContext<readonly OfferedFile[]>([])
