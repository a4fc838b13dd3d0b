import type { Holiday } from '#delivery/calendar/domain/holidays.ts'

export const holidayNames: Readonly<Record<Holiday, string>> = {
  'new-year': 'Confraternização Universal',
  'city-anniversary': 'Aniversário de São Paulo',
  tiradentes: 'Tiradentes',
  'labour-day': 'Dia do Trabalho',
  'state-revolution': 'Revolução Constitucionalista',
  independence: 'Independência',
  aparecida: 'Nossa Senhora Aparecida',
  'all-souls': 'Finados',
  republic: 'Proclamação da República',
  'black-consciousness': 'Consciência Negra',
  christmas: 'Natal',
  'carnival-monday': 'Carnaval',
  'carnival-tuesday': 'Carnaval',
  'good-friday': 'Sexta-feira Santa',
  'corpus-christi': 'Corpus Christi',
}
