import { pathTo } from '#addresses.ts'
import { isCourierPausedOn } from '#delivery/calendar/domain/sale-pause.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Fold } from '#ui/admin/fold.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { SettingsAnswer } from './settings-action.server.ts'
import { SettingsInput } from './settings-input.tsx'

interface CourierSectionProps {
  pause: ShopSettings['values']['courierPause']
  version: number
  today: string
}

const section = 'courierPause'
const shared = {
  action: pathTo('adminShop'),
  failed: { title: words.saveFailed },
  saving: words.saving,
}

export function CourierSection({ pause, version, today }: CourierSectionProps) {
  const { title, about, fields } = words.sections.courierPause
  const isOn = isCourierPausedOn(pause, today)
  const { arranged, closed, hint, on, off, save, clear } = words.courier
  const values = isOn ? pause : { selling: '', until: '' }
  const hidden = { section, [`${section}.version`]: version }
  return (
    <Fold
      id={section}
      title={title}
      hint={about}
      holds={isOn ? on(pause.until) : off}
      open={isOn || undefined}
    >
      {isOn && (
        <AdminForm
          {...shared}
          intent="resume"
          hidden={{ version }}
          press={clear}
          look={{ variant: 'ghost' }}
        />
      )}
      <AdminForm<SettingsAnswer>
        key={version}
        {...shared}
        intent="save"
        hidden={hidden}
        className="stack"
        faultOf={({ faults }, name) =>
          faults?.courierPause?.[name] && words.faults[faults.courierPause[name]]
        }
        press={save}
      >
        {({ answer, errorOf }) => (
          <>
            <RadioGroup
              legend={fields.selling?.label}
              name={`${section}.selling`}
              defaultValue={values.selling || 'arranged'}
              options={[
                { value: 'arranged', label: arranged },
                { value: 'closed', label: closed },
              ]}
            />
            {errorOf('selling') && <FieldError id="courier-selling-error">{errorOf('selling')}</FieldError>}
            <div className="fields">
              <SettingsInput {...{ section, version, values, answer }} name="until" span={3} />
            </div>
            <p className="hint">{hint}</p>
          </>
        )}
      </AdminForm>
    </Fold>
  )
}
