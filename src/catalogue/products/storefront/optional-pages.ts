import { createContext, use } from 'react'
import { useStorefrontParts } from '#ui/browser/use-root-data.ts'

/** Addresses of pages that a build of the shop may lack. */
export interface OptionalPages {
  readonly quiz?: string
  readonly compare?: string
}

/** Provided by `app`, which knows the features of this build. */
export const OptionalPagesContext = createContext<OptionalPages>({})

/** Undefined if this shop has no quiz. */
export function useQuizAddress(): string | undefined {
  const { quiz } = use(OptionalPagesContext)
  return useStorefrontParts().quiz ? quiz : undefined
}

/** Undefined if this build has no page that compares candles. */
export const useCompareAddress = () => use(OptionalPagesContext).compare
