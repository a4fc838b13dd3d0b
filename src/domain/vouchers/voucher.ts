/** 'pending': not paid yet, and without a code. */
export type VoucherState = 'pending' | 'active' | 'blocked'

/** A line of a voucher's ledger. */
export type VoucherEntryKind = 'issued' | 'spent' | 'given-back' | 'corrected'
