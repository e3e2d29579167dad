import { expect, test } from 'vitest'
import { sha256, signedHeaders } from './aws-signature.ts'

// The example of AWS's documentation of Signature Version 4 for S3, "GET Object".
test('the documented request gets the documented signature', () => {
  const headers = signedHeaders(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      bodyHash: sha256(''),
      now: new Date('2013-05-24T00:00:00Z'),
      headers: { range: 'bytes=0-9' },
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  )
  expect(headers['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
