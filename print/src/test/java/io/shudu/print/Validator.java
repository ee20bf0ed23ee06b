package io.shudu.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Set;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** veraPDF, which knows the rules of PDF/UA. */
public final class Validator {
    private Validator() {}

    /** What it says against a file. */
    public static Set<String> problems(byte[] file) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        Set<String> problems = new TreeSet<>();
        try (PDFAParser parser =
                        Foundries.defaultInstance().createParser(new ByteArrayInputStream(file), PDFAFlavour.PDFUA_1);
                PDFAValidator validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
            ValidationResult result = validator.validate(parser);
            assertThat(result.getTotalAssertions()).isGreaterThan(100);
            for (TestAssertion assertion : result.getTestAssertions()) {
                if (assertion.getStatus() == TestAssertion.Status.FAILED) {
                    problems.add(assertion.getRuleId().getClause() + ": " + assertion.getMessage());
                }
            }
        }
        return problems;
    }
}
