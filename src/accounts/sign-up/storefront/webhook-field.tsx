import { accessCopy } from '#accounts/copy/accounts.ts'
import { TextField } from '#ui/form/text-field.tsx'

export function WebhookField({ defaultValue }: { defaultValue: string | undefined }) {
  const { fields } = accessCopy
  return (
    <details className="advanced fs-small" open={Boolean(defaultValue)}>
      <summary>{fields.advanced}</summary>
      <TextField
        label={fields.webhookUrl}
        optional
        name="webhookUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        defaultValue={defaultValue}
      />
    </details>
  )
}
