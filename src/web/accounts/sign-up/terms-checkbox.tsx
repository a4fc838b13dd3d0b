import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/account/accounts.ts'
import { Checkbox } from '#web/kit/form/checkbox.tsx'

interface TermsCheckboxProps {
  checked: boolean
  onChange: (accepts: boolean) => void
  error: string | null
}

/** Its links open beside the form: nothing that was typed is lost by reading. */
export function TermsCheckbox({ checked, onChange, error }: TermsCheckboxProps) {
  const { terms } = accessCopy.fields
  const label = (
    <>
      {terms.before}
      <a href={pathTo('terms')} target="_blank" rel="noopener">
        {terms.terms}
      </a>
      {terms.between}
      <a href={pathTo('privacy')} target="_blank" rel="noopener">
        {terms.privacy}
      </a>
      {terms.after}
    </>
  )
  return (
    <Checkbox
      name="terms"
      value="1"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={label}
      error={error}
    />
  )
}
