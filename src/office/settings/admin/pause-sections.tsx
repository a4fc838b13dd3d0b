import { isCourierPausedOn } from '#delivery/calendar/domain/sale-pause.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { FieldError } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { SettingsSectionProps } from './plain-section.tsx'
import { SectionForm } from './section-form.tsx'
import { SettingsInput } from './settings-input.tsx'

interface CourierProps extends SettingsSectionProps {
  /** 'yyyy-MM-dd' in São Paulo's time zone. */
  today: string
}

export function CourierSection({ settings, today }: CourierProps) {
  const { courierPause } = settings.values
  const { title, about, fields } = words.sections.courierPause
  const isOn = isCourierPausedOn(courierPause, today)
  const { arranged, closed } = words.courier
  return (
    <SectionForm
      section="courierPause"
      title={title}
      about={about}
      version={settings.versions.courierPause}
      values={isOn ? courierPause : { selling: '', until: '' }}
      saveLabel={words.courier.save}
      clearLabel={isOn && words.courier.clear}
    >
      {({ values, answer }) => (
        <>
          <State isOn={isOn} text={isOn ? words.courier.on(courierPause.until) : words.courier.off} />
          <RadioGroup
            legend={fields.selling?.label}
            name="selling"
            defaultValue={values.selling || 'arranged'}
            options={[
              { value: 'arranged', label: arranged },
              { value: 'closed', label: closed },
            ]}
          />
          {answer?.faults?.selling && (
            <FieldError id="courier-selling-error">{words.faults[answer.faults.selling]}</FieldError>
          )}
          <div className="fields">
            <SettingsInput section="courierPause" name="until" span={3} values={values} answer={answer} />
          </div>
          <p className="hint">{words.courier.hint}</p>
        </>
      )}
    </SectionForm>
  )
}

function State({ isOn, text }: { isOn: boolean; text: string }) {
  return <p className={isOn ? 'job__state job__state--on' : 'job__state'}>{text}</p>
}
