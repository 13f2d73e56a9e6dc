/** What the list of machines takes in its `status` beside a VmStatus: any status that passes by itself (I 4). */
export const inTransition = 'in_transition';
