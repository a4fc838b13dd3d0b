import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { pageOnScreen } from './page-on-screen.ts'

/** Fetched with the first request of somebody who is signed in: a guest has no session that could end. */
export const continueWhenSignedIn: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  args,
  next,
) => {
  if (!pageOnScreen()?.account) return next()
  const loaded = await import('./continue-after-sign-in.ts').catch(() => null)
  return loaded ? loaded.continueAfterSignIn(args, next) : next()
}
