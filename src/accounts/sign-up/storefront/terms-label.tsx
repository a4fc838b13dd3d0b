import { accessCopy } from '#accounts/copy/accounts.ts'
import { pathTo } from '#addresses.ts'

export function TermsLabel() {
  const { terms } = accessCopy.fields
  return (
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
}
