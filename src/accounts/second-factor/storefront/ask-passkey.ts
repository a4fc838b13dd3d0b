import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { pathTo } from '#addresses.ts'

export type PasskeyOutcome =
  | { ok: true; answer: string }
  | { ok: false; code: 'cancelled' | 'none' | 'known' }

export async function signWithPasskey(purpose: 'sign-in' | 'proof'): Promise<PasskeyOutcome> {
  const optionsJSON = await optionsFor<PublicKeyCredentialRequestOptionsJSON>(purpose)
  if (!optionsJSON) return { ok: false, code: 'none' }
  return passkeyOutcome(startAuthentication({ optionsJSON }))
}

export async function registerPasskey(): Promise<PasskeyOutcome> {
  const optionsJSON = await optionsFor<PublicKeyCredentialCreationOptionsJSON>('register')
  if (!optionsJSON) return { ok: false, code: 'cancelled' }
  return passkeyOutcome(startRegistration({ optionsJSON }))
}

async function optionsFor<Options>(purpose: string): Promise<Options | null> {
  const body = new URLSearchParams({ purpose })
  const response = await fetch(pathTo('passkeyOptions'), { method: 'POST', body }).catch(() => null)
  return response?.ok ? ((await response.json()) as Options) : null
}

/** Browsers report every failure as an exception, including cancelling. */
async function passkeyOutcome(asking: Promise<object>): Promise<PasskeyOutcome> {
  try {
    return { ok: true, answer: JSON.stringify(await asking) }
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return { ok: false, code: isKnown ? 'known' : 'cancelled' }
  }
}
