import { createContext, use } from 'react'
import { useStorefrontParts } from '#ui/browser/use-root-data.ts'

export interface OptionalPages {
  readonly quiz?: string
  readonly compare?: string
}

/** Provided by `app`, which knows the features of this build. */
export const OptionalPagesContext = createContext<OptionalPages>({})

export function useQuizAddress(): string | undefined {
  const { quiz } = use(OptionalPagesContext)
  return useStorefrontParts().quiz ? quiz : undefined
}

export const useCompareAddress = () => use(OptionalPagesContext).compare
