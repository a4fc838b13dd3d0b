import { askToSignIn, type SignInReason } from './asking-to-sign-in.ts'
import { pageOnScreen } from './page-on-screen.ts'

/** For calls that bypass the router: true if the customer signed in again or confirmed the second factor. */
export async function signedInAgain(about: SignInReason = 'session'): Promise<boolean> {
  return Boolean(pageOnScreen()?.account) && (await askToSignIn(about)) === 'signed-in'
}
