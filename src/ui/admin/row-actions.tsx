import type { ComponentProps } from 'react'
import { type Link, useFetcher } from 'react-router'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { ActiveBadge } from '#ui/elements/badge.tsx'
import { IconButton, IconLink } from '#ui/elements/icon-button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

type Named = (name: string) => string
type RowLink = Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'>

interface RowActionsProps {
  of: 'product' | 'category'
  item: { id: string; name: string; active: boolean }
  /** The field that the list's action reads the id from. */
  idField: string
  words: { edit: Named; activate: Named; deactivate: Named; delete: Named; toggleFailed: string }
  edit: RowLink
  onDelete: () => void
  /** Where the next one of its kind is made; without it there is no link. */
  duplicate?: RowLink & { label: string }
  /** Why it cannot be deleted. */
  undeletable?: string
  badgeClass: string
}

/**
 * Whether it is shown in the shop, and what can be done with it. The badge follows the press at once; should the server
 * refuse, it goes back and the toast says why.
 */
export function RowActions({ item, words, ...row }: RowActionsProps) {
  const { id, name } = item
  const toggle = useFetcher<FormAnswer>()
  useToastAnswer(toggle.data, undefined, words.toggleFailed)
  const pending = toggle.formData?.get('active')
  const active = pending ? pending === 'true' : item.active
  return (
    <>
      <span className={row.badgeClass}>
        <ActiveBadge active={active} of={row.of} />
      </span>
      <div className="prow__act">
        <IconLink label={words.edit(name)} icon={<AdminIcon name="pencil" size="s" />} {...row.edit} />
        <toggle.Form method="post">
          <input type="hidden" name="intent" value="toggle" />
          <input type="hidden" name={row.idField} value={id} />
          <input type="hidden" name="active" value={String(!active)} />
          <IconButton
            type="submit"
            label={active ? words.deactivate(name) : words.activate(name)}
            icon={<AdminIcon name="power" size="s" />}
          />
        </toggle.Form>
        {row.duplicate && <IconLink icon={<AdminIcon name="copy" size="s" />} {...row.duplicate} />}
        <IconButton
          className="icon-btn--del"
          label={words.delete(name)}
          icon="trash"
          iconSize="s"
          disabled={row.undeletable !== undefined}
          title={row.undeletable}
          onClick={row.onDelete}
        />
      </div>
    </>
  )
}
