import { TextField } from '#web/kit/form/text-field.tsx'

interface MoneyFieldProps {
  label: string
  name: string
  value: string
  onType: (typed: string) => void
}

export function MoneyField({ onType, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      onChange={({ target }) => onType(target.value)}
      affix="R$"
      numeric
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
    />
  )
}
