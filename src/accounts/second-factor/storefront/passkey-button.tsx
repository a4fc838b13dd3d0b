import { useState, useSyncExternalStore } from 'react'
import { factorCopy, passkeyNotices } from '#accounts/second-factor/copy/second-factor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'

interface PasskeyButtonProps {
  purpose: 'sign-in' | 'proof'
  onAnswer: (answer: string) => void
}

const never = () => () => undefined
const isAble = () => 'PublicKeyCredential' in window

export function PasskeyButton({ purpose, onAnswer }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  if (!useSyncExternalStore(never, isAble, () => false)) return null

  async function sign() {
    setBusy(true)
    const { signWithPasskey } = await import('./ask-passkey.ts')
    const outcome = await signWithPasskey(purpose)
    setBusy(false)
    if (outcome.ok) onAnswer(outcome.answer)
    else toast(passkeyNotices[outcome.code])
  }

  return (
    <Button variant="ghost" block busy={isBusy} busyLabel={factorCopy.busy} onClick={sign}>
      {factorCopy.passkey}
    </Button>
  )
}
