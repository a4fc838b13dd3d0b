import { askToSignIn, type SignInReason } from './asking-to-sign-in.ts'
import { pageOnScreen } from './page-on-screen.ts'

/** For calls that do not pass the router: whether a customer whose session has ended took it up again, or showed their factor. */
export async function signedInAgain(about: SignInReason = 'session'): Promise<boolean> {
  return Boolean(pageOnScreen()?.account) && (await askToSignIn(about)) === 'signed-in'
}
