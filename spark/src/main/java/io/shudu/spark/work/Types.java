package io.shudu.spark.work;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The types of answers. */
final class Types {
    private final List<StructField> fields = new ArrayList<>();

    Types text(String name) {
        return field(name, DataTypes.StringType);
    }

    /** What answers begin with that tell a verdict: the fields of {@link PuzzleWorker#told}. */
    static Types ofVerdict() {
        return new Types().text("puzzle").text("board").text("verdict").text("solutions");
    }

    Types whole(String name) {
        return field(name, DataTypes.IntegerType);
    }

    Types field(String name, DataType type) {
        fields.add(DataTypes.createStructField(name, type, true));
        return this;
    }

    StructType struct() {
        return DataTypes.createStructType(fields);
    }

    /** What is said about a row that has no result stands behind all other fields. */
    StructType withProblem() {
        return text("reason").text("problem").struct();
    }
}
