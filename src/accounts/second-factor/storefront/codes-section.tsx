import { Form } from 'react-router'
import { securityCopy } from '#accounts/second-factor/copy/security.ts'
import { pathTo } from '#addresses.ts'
import { Button } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Note } from '#ui/feedback/note.tsx'

const { codes: copy } = securityCopy

interface CodesSectionProps {
  codes: readonly string[] | undefined
  left: number
}

export function CodesSection({ codes, left }: CodesSectionProps) {
  return (
    <section className="own-data" aria-labelledby="codes">
      <h2 id="codes">{copy.title}</h2>
      {codes ? (
        <Note tone="success" className="mt4">
          <p>{copy.fresh}</p>
          <ul className="security-page__codes num mt3">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p className="cluster mt3 only-script">
            <Button small onClick={() => window.print()}>
              {copy.print}
            </Button>
            <CopyButton text={codes.join('\n')} label={copy.copy} />
          </p>
        </Note>
      ) : (
        <>
          <p className="small muted mt2">{copy.left(left)}</p>
          <Form method="post" action={pathTo('profileSecurity')} className="mt4">
            <Button small variant="ghost" type="submit" name="intent" value="renew-codes">
              {copy.renew}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}
