import { type MouseEvent, useId, useState } from 'react'
import { ownDataCopy } from '#copy/profile.ts'
import { pathTo } from '../../route-paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { searchOf } from './profile-tabs.ts'

/** Taking one's data along, and leaving. The question is a dialog, or part of the page where there is no script. */
export function OwnData({ asksToDelete }: { asksToDelete: boolean }) {
  const form = useId()
  const [isAsking, setIsAsking] = useState(false)
  const preferences = { aba: searchOf('preferences') }
  const { confirm } = ownDataCopy

  function ask(event: MouseEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <section className="own-data">
      <h3>{ownDataCopy.title}</h3>
      <p className="small muted mt2">{ownDataCopy.text}</p>
      <p className="row mt4">
        <a className="btn btn--ghost btn--s" href={pathTo('profileData')} download={ownDataCopy.fileName}>
          {ownDataCopy.download}
        </a>
        <LinkButton
          small
          variant="ghost"
          to={pathTo('profile', {}, { ...preferences, excluir: 1 })}
          onClick={ask}
        >
          {ownDataCopy.remove}
        </LinkButton>
      </p>
      <form method="post" action={pathTo('profile')} id={form} hidden={!asksToDelete} className="mt5">
        <input type="hidden" name="intent" value="delete" />
        <p>
          <b>{confirm.title}</b> {confirm.question}
        </p>
        <p className="small muted mt2">{confirm.detail}</p>
        <p className="row mt4">
          <LinkButton small variant="ghost" to={pathTo('profile', {}, preferences)}>
            {confirm.cancel}
          </LinkButton>
          <Button small variant="danger" type="submit">
            {confirm.submit}
          </Button>
        </p>
      </form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={confirm.title}
        question={confirm.question}
        detail={confirm.detail}
        confirmLabel={confirm.submit}
        form={form}
      />
    </section>
  )
}
