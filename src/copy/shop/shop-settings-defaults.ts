/** What the storefront says until the owner says something else in 'Loja'. */
export const settingsDefaults = {
  banner: 'Entrega na cidade de São Paulo',
  hours: {
    weekdaysFrom: '09:00',
    weekdaysTo: '18:00',
    saturdayFrom: '',
    saturdayTo: '',
    sundayFrom: '',
    sundayTo: '',
  },
} as const
