import { pathTo } from '#addresses.ts'
import { GIFT_OPTION_NAME_LENGTH } from '#orders/domain/gift.ts'
import { adminGiftsCopy as words } from '#orders/gifts/admin-copy.ts'
import { giftSumsCopy } from '#orders/gifts/copy/gifts.ts'
import { type AdminGiftOption, listGiftOptions } from '#orders/gifts/use-cases/list-gift-options.ts'
import { listQuery } from '#platform/domain/list-query.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeGiftOptions, type OptionAnswer } from './gifts-action.server.ts'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

const giftsQuery = listQuery('adminGifts', {})

interface OptionFormProps {
  option: AdminGiftOption | null
}

interface OptionRowProps {
  option: AdminGiftOption
  isFirst: boolean
  isLast: boolean
}

interface MoveProps {
  option: AdminGiftOption
  direction: 'up' | 'down'
  isUseless: boolean
}

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = giftsQuery.read(new URL(request.url).searchParams)
  return { query, options: await listGiftOptions(shopOf(context)) }
}

export const action = changeGiftOptions

export default function GiftsPage({ loaderData }: Route.ComponentProps) {
  const { query, options } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="split">
        <section className="panel" aria-labelledby="gift-options">
          <div className="panel__head cluster ends baseline">
            <h2 id="gift-options">{words.options}</h2>
          </div>
          <AdminList
            of={giftsQuery}
            query={query}
            label={words.options}
            className=""
            rows={options}
            empty={<EmptyState {...words.empty} />}
          >
            <ul>
              {options.map((option, index) => (
                <OptionRow
                  key={option.id}
                  option={option}
                  isFirst={index === 0}
                  isLast={index === options.length - 1}
                />
              ))}
            </ul>
          </AdminList>
        </section>
        <section className="panel" aria-labelledby="new-option">
          <div className="panel__head cluster ends baseline">
            <h2 id="new-option">{words.add}</h2>
          </div>
          <OptionForm option={null} />
        </section>
      </div>
    </AdminPage>
  )
}

function OptionRow({ option, isFirst, isLast }: OptionRowProps) {
  const { name, price, active, updatedAt } = option
  return (
    <li className="gift-option box-row box-row--moves">
      <div className="grid g2 gift-option__head">
        <p>
          <b>{name}</b> <span className="num">{price > 0 ? formatBrl(price) : giftSumsCopy.free}</span>{' '}
          {!active && <Badge tone="linen">{words.hidden}</Badge>}
        </p>
        <Move option={option} direction="up" isUseless={isFirst} />
        <Move option={option} direction="down" isUseless={isLast} />
      </div>
      <details className="batch__changes">
        <summary className="text-btn">
          {words.edit}
          <VisuallyHidden> {words.editOf(name)}</VisuallyHidden>
        </summary>
        <OptionForm key={updatedAt.getTime()} option={option} />
      </details>
    </li>
  )
}

function Move({ option: { id, name }, direction, isUseless }: MoveProps) {
  return (
    <AdminForm
      action={pathTo('adminGifts')}
      intent="move"
      hidden={{ optionId: id, direction }}
      failed={{ title: words.saveFailed }}
      press={words[direction](name)}
      foot={() => (
        <button
          type="submit"
          className="icon-btn icon-btn--line"
          aria-label={words[direction](name)}
          disabled={isUseless}
        >
          <span aria-hidden="true">{direction === 'up' ? '↑' : '↓'}</span>
        </button>
      )}
    />
  )
}

function OptionForm({ option }: OptionFormProps) {
  return (
    <AdminForm<OptionAnswer>
      action={pathTo('adminGifts')}
      intent="save"
      hidden={{ optionId: option?.id ?? '', seenAt: option ? option.updatedAt.getTime() : '' }}
      failed={{ title: words.saveFailed }}
      clears={!option}
      className="batch__form grid g3"
      press={option ? words.save : words.addOne}
      saving={words.saving}
    >
      {({ input }) => (
        <>
          <TextField
            label={words.name.label}
            hint={words.name.hint}
            {...input('name')}
            required
            maxLength={GIFT_OPTION_NAME_LENGTH}
            defaultValue={option?.name}
          />
          <TextField
            label={words.price.label}
            hint={words.price.hint}
            {...input('price', 'money')}
            required
            maxLength={10}
            defaultValue={option ? formatBrl(option.price).slice(3) : undefined}
          />
          <Switch label={words.active} name="active" defaultChecked={option?.active ?? true} />
          <Switch
            label={words.notByPost}
            hint={words.notByPostHint}
            name="notByPost"
            defaultChecked={option?.notByPost ?? false}
          />
        </>
      )}
    </AdminForm>
  )
}
