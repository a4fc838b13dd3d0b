import { openingCopy } from '#office/opening/admin-copy.ts'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { StepForm } from './step-form.tsx'

const words = openingCopy.payment

interface PaymentStepProps {
  version: number
  receiver: string
  current: { maskedKey: string; receiver: string } | null
  provider: 'stripe' | 'test' | null
}

export function PaymentStep({ version, receiver, current, provider }: PaymentStepProps) {
  return (
    <StepForm step="payment" values={{ receiver, city: 'São Paulo' }} version={version}>
      {(field) => (
        <>
          {current && <Note tone="success">{words.current(current.maskedKey, current.receiver)}</Note>}
          {!current && provider && <Note>{words[provider]}</Note>}
          <TextField
            {...field('key')}
            label={words.key}
            hint={words.keyHint}
            autoComplete="off"
            maxLength={100}
          />
          <div className="fields">
            <TextField
              {...field('receiver')}
              label={words.receiver}
              hint={words.receiverHint}
              span={3}
              maxLength={100}
            />
            <TextField {...field('city')} label={words.city} span={3} maxLength={100} />
          </div>
        </>
      )}
    </StepForm>
  )
}
