import { createContext, useContext } from 'react'

/** The nonce of this answer's inline scripts. Only the server has one: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
