import { signInAgainCopy } from '#accounts/session/copy/sign-in-again.ts'
import { signInCodeCopy as copy } from '#accounts/sign-in/copy.ts'
import { pathTo } from '#addresses.ts'
import { Button } from '#ui/elements/button.tsx'
import { endAsking } from '#ui/failures/asking-to-sign-in.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { CodeSignIn } from './code-sign-in.tsx'

interface CodeDialogProps {
  email: string
  onSignedIn: () => void
  onSecondFactor: () => void
  onPassword?: () => void
}

export function CodeDialog({ email, onSignedIn, onSecondFactor, onPassword }: CodeDialogProps) {
  const decline = () => endAsking('declined')
  const { title, text, notNow } = signInAgainCopy
  return (
    <Dialog open size="s" onClose={decline} title={title} description={text}>
      <DialogBody>
        <CodeSignIn
          start={{ email, secondsLeft: 0, step: 'email' }}
          redirectTo={pathTo('home')}
          staysHere
          isEmailFixed
          onSent={() => undefined}
          onSignedIn={onSignedIn}
          onSecondFactor={onSecondFactor}
        />
      </DialogBody>
      <DialogFoot>
        {onPassword && (
          <Button variant="ghost" onClick={onPassword}>
            {copy.again.withPassword}
          </Button>
        )}
        <Button variant="ghost" onClick={decline}>
          {notNow}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
