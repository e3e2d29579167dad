export const returnPolicyPath = '/home/policies/returns'
