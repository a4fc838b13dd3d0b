import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sendingWithoutScripts } from '#app/navigation/send-without-script.ts'
import { keyEveryForm } from '#ui/failures/request-keys.ts'
import { resendLostForms } from '#ui/failures/send-until-answered.ts'

const instrumentations = [sendingWithoutScripts]

keyEveryForm()
resendLostForms()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  )
})
