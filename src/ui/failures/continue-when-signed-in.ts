import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { pageOnScreen } from './page-on-screen.ts'

/** Loaded with the first request of a signed-in customer; guests have no session that could end. */
export const continueWhenSignedIn: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  args,
  next,
) => {
  if (!pageOnScreen()?.account) return next()
  const module = await import('./continue-after-sign-in.ts').catch(() => null)
  return module ? module.continueAfterSignIn(args, next) : next()
}
