export type Operation = 'create' | 'retrieve' | 'cancel' | 'refund' | 'list' | 'confirm'

/** 'unavailable' refuses before acting; 'answer-lost' acts and then refuses, as a time-out after charging does. */
export type Fault = 'none' | 'unavailable' | 'answer-lost'
