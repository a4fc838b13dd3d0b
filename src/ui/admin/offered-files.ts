import { createContext } from 'react'
import type { PlainRoute } from './menu-entry.ts'

/** A file that a feature offers on pages of other features; its `module.ts` lists it. */
export interface OfferedFile {
  readonly page: PlainRoute
  readonly label: string
}

/** Filled by the frame of the back office. */
export const OfferedFiles = createContext<readonly OfferedFile[]>([])
